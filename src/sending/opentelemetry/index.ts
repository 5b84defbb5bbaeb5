/** Traces and metrics of clients and workers, for OpenTelemetry. */

export { type OpenTelemetry, type OpenTelemetryOptions, openTelemetry } from './open-telemetry.js';
