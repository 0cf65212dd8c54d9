/** Product analytics, for readers who agreed. Everything goes to our own origin, and only what is named here is on. */
import { AnalyticsExtensions, SessionReplayExtensions } from 'posthog-js/dist/extension-bundles'
import posthog from 'posthog-js/dist/module.slim.no-external'
import type { Measured } from '../../shared/frame/frame'

/** What is never recorded: displays of secrets, and the token of the session. */
const secret = '[data-private], meta[name="csrf-token"], input[type="hidden"]'

/** Starts measuring this page, which counts as one view. */
export async function measure({ key, person, isRecording }: Measured): Promise<void> {
  if (isRecording) await import('posthog-js/dist/posthog-recorder')
  // Said here rather than asked of PostHog: nobody outside switches anything on.
  Object.assign(window, { _POSTHOG_REMOTE_CONFIG: { [key]: { config: settings(isRecording) } } })
  const { heatmaps } = AnalyticsExtensions
  posthog.init(key, {
    __extensionClasses: { heatmaps, ...(isRecording && SessionReplayExtensions) },
    api_host: `${window.location.origin}/measure`,
    person_profiles: 'identified_only',
    persistence: 'localStorage',
    capture_pageview: true,
    capture_pageleave: false,
    autocapture: false,
    capture_dead_clicks: false,
    capture_performance: false,
    enable_heatmaps: true,
    ip: false,
    disable_compression: true,
    advanced_disable_feature_flags: true,
    advanced_disable_toolbar_metrics: true,
    disable_external_dependency_loading: true,
    disable_surveys: true,
    disable_session_recording: !isRecording,
    session_recording: {
      maskAllInputs: true,
      maskTextSelector: secret,
      blockSelector: secret,
      recordCrossOriginIframes: false,
      recordHeaders: false,
      recordBody: false,
      maskAttributeFn: recordable,
      maskCapturedNetworkRequestFn: request => ({ ...request, name: withoutQuery(request.name ?? '') }),
    },
    before_send: event => event && { ...event, properties: cleaned(event.properties) },
    loaded: library => {
      if (person) library.identify(person)
      else if (library.get_property('$user_state') === 'identified') library.reset()
    },
  })
}

/** One event by its name, in which of the tools, and of what. */
export function capture(event: string, properties: { caller: string; what?: string }): void {
  posthog.capture(event, properties)
}

function settings(isRecording: boolean) {
  return {
    supportedCompression: [],
    hasFeatureFlags: false,
    autocapture_opt_out: true,
    capturePerformance: false,
    surveys: false,
    siteApps: [],
    heatmaps: true,
    sessionRecording: isRecording && { endpoint: '/s/' },
  }
}

/** Addresses lose their query, which may hold what people typed. Recordings have been cleaned where they were made. */
function cleaned<T>(value: T): T {
  if (typeof value === 'string') return withoutQuery(value) as T
  if (Array.isArray(value)) return value.map(cleaned) as T
  if (typeof value !== 'object' || value === null) return value
  const result: Record<string, unknown> = {}
  for (const [name, one] of Object.entries(value)) {
    const short = withoutQuery(name)
    const former = result[short]
    const clean = name === '$snapshot_data' ? one : cleaned(one)
    // The points of a heatmap stand by address: two that differ by their query alone are one page.
    result[short] = Array.isArray(former) ? former.concat(clean) : clean
  }
  return result as T
}

/**
 * The recorder makes whole addresses of what links name, this page's own query among them. What widgets were given,
 * the token of the session included, is in attributes for data and in no picture.
 */
function recordable(name: string, value: string): string {
  return name.startsWith('data-') && name !== 'data-bs-theme' ? '' : withoutQuery(value)
}

function withoutQuery(text: string): string {
  return /^https?:/.test(text) ? (text.split(/[?#]/, 1)[0] ?? '') : text
}
