import { type Meter, metrics, type Tracer, trace } from '@opentelemetry/api';
import { hasMethods, type OptionForm } from '../../reading/option-form.js';
import { readForm } from '../../reading/options.js';
import type { Hooks } from '../client/inside.js';
import { hooksOf } from './hooks.js';
import { type WorkerEvents, workerEvents } from './worker-events.js';

/**
 * Options of `openTelemetry`.
 *
 * @example
 * const options: OpenTelemetryOptions = { meter: metrics.getMeter('till 7') };
 */
export interface OpenTelemetryOptions {
  /** Default: the global tracer `parastatiko`. */
  readonly tracer?: Tracer | undefined;
  /** Default: the global meter `parastatiko`. */
  readonly meter?: Meter | undefined;
}

/**
 * What a client and a worker report.
 *
 * @example
 * const { hooks, worker }: OpenTelemetry = openTelemetry();
 */
export interface OpenTelemetry {
  /** The option `hooks` of `createClient`: a span for each attempt, its duration, and the clock of the service. */
  readonly hooks: Hooks;
  /** The options `onOutcome` and `onWait` of `createWorker`: counters of outcomes and of waits. */
  readonly worker: WorkerEvents;
}

const FORM: OptionForm<OpenTelemetryOptions, string> = {
  tracer: [hasMethods('startSpan'), "trace.getTracer('shop')"],
  meter: [hasMethods('createCounter'), "metrics.getMeter('shop')"],
};

/**
 * Reports the calls of a client and the work of a worker to OpenTelemetry. Neither the key nor the content of a document
 * is reported; spans name the document by its type, series and number. It needs the package `@opentelemetry/api`.
 *
 * @throws OptionsError if an option is unknown.
 * @example
 * const { hooks, worker } = openTelemetry();
 * const client = createClient({ baseUrl, apiKey, journal, hooks });
 * await createWorker({ client, journal, ...worker }).run();
 */
export function openTelemetry(options?: OpenTelemetryOptions): OpenTelemetry {
  const given = readForm(options, FORM);
  const { tracer = trace.getTracer('parastatiko'), meter = metrics.getMeter('parastatiko') } = given;
  return { hooks: hooksOf(tracer, meter), worker: workerEvents(meter) };
}
