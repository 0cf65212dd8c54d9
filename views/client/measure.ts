/** Product analytics, for readers who agreed. All data goes to our own origin; only the features named here are on. */
import { AnalyticsExtensions, SessionReplayExtensions } from 'posthog-js/dist/extension-bundles'
import posthog from 'posthog-js/dist/module.slim.no-external'
import type { Measured } from '../../shared/frame/frame'

/** Elements that are never recorded: displayed secrets, and the CSRF token. */
const secret = '[data-private], meta[name="csrf-token"], input[type="hidden"]'

/** Starts analytics on this page, which counts as one page view. */
export async function measure({ key, person, isRecording }: Measured): Promise<void> {
  if (isRecording) await import('posthog-js/dist/posthog-recorder')
  // The settings are given here and not loaded from PostHog, so that nobody outside can switch features on.
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

/** Sends an event with its name, the tool, and its subject. */
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

/** Removes queries from addresses, because they may hold typed text. Recordings were cleaned when they were made. */
function cleaned<T>(value: T): T {
  if (typeof value === 'string') return withoutQuery(value) as T
  if (Array.isArray(value)) return value.map(cleaned) as T
  if (typeof value !== 'object' || value === null) return value
  const result: Record<string, unknown> = {}
  for (const [name, one] of Object.entries(value)) {
    const short = withoutQuery(name)
    const former = result[short]
    const clean = name === '$snapshot_data' ? one : cleaned(one)
    // A heatmap lists its points by address: merge those of addresses that differed only by their query.
    result[short] = Array.isArray(former) ? former.concat(clean) : clean
  }
  return result as T
}

/**
 * Cleans an attribute for recordings. The recorder expands links to whole addresses, with this page's own query. Data
 * attributes hold the props of widgets, with the CSRF token, and are never visible: they are left out.
 */
function recordable(name: string, value: string): string {
  return name.startsWith('data-') && name !== 'data-bs-theme' ? '' : withoutQuery(value)
}

function withoutQuery(text: string): string {
  return /^https?:/.test(text) ? (text.split(/[?#]/, 1)[0] ?? '') : text
}
