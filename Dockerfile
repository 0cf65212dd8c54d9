# The image holds the built programs and what they need to run: no sources, no development packages, no secrets.
#
# A tag can be moved, a digest cannot: there is no base unless one is named by its digest (docs/install.md says how).
#   docker build --build-arg NODE_IMAGE=node:24-slim@sha256:<digest> .
ARG NODE_IMAGE

FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
RUN case "$NODE_IMAGE" in *@sha256:*) ;; *) echo "NODE_IMAGE has to name its digest" >&2; exit 1 ;; esac
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs scripts/build.ts \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
# Production, so that a start without secrets is refused instead of becoming a demo. Threads share two pools of memory:
# with one each, which glibc gives them, what one has freed is lost to the others. Free memory goes back to the system.
ENV NODE_ENV=production \
    MODE=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/app/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A number, so that a platform can see that it is not root without reading the image's list of users.
RUN mkdir /app/data && chown 10001:10001 /app/data
USER 10001:10001
VOLUME /app/data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# node itself and not npm: it gets SIGTERM and stops in order. Run it under a small init (--init; compose.yaml has it).
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=8", "dist/node/main.js"]
