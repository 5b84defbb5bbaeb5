import {
  type Attributes,
  type Meter,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';
import type { AttemptEndEvent, AttemptEvent, Hooks } from '../client/inside.js';

const FAILED = 400;

/** The hooks of a client: a span for each attempt, its duration, and by how much the clock of the service is ahead. */
export function hooksOf(tracer: Tracer, meter: Meter): Hooks {
  const duration = meter.createHistogram('parastatiko.call.duration', {
    description: 'How long an attempt of a call took',
    unit: 's',
  });
  const skew = meter.createGauge('parastatiko.clock.skew', {
    description: 'By how much the clock of the service is ahead',
    unit: 's',
  });
  const spans = new Map<string, Span>();
  return {
    beforeAttempt: (event) => {
      const options = { kind: SpanKind.CLIENT, attributes: aboutCall(event), startTime: event.at };
      spans.set(idOf(event), tracer.startSpan(`parastatiko ${event.call}`, options));
    },
    afterAttempt: (event) => {
      const ended = aboutEnd(event);
      const seconds = event.milliseconds / 1000;
      duration.record(seconds, { 'parastatiko.call': event.call, ...ended });
      if (event.clockSkew !== undefined) skew.record(event.clockSkew / 1000);
      const span = spans.get(idOf(event));
      spans.delete(idOf(event));
      span?.setAttributes(ended);
      if (ended['error.type'] !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  };
}

/** The attempts of a call follow each other, so no two have the same name at the same time. */
const idOf = ({ callId, call, attempt }: AttemptEvent): string => `${callId} ${call} ${attempt}`;

function aboutCall({ call, method, url, attempt, callId, document }: AttemptEvent): Attributes {
  const { hostname, pathname } = new URL(url);
  return {
    'parastatiko.call': call,
    'parastatiko.call.id': callId,
    'http.request.method': method,
    'http.request.resend_count': attempt - 1,
    'server.address': hostname,
    'url.path': pathname,
    ...(document !== undefined && {
      'parastatiko.document': `${document.invoiceType} ${document.series} ${document.aa}`,
      'parastatiko.issuer': document.vatNumber,
      'parastatiko.branch': document.branch,
    }),
  };
}

/** The status of an answer, or why no answer came. */
function aboutEnd({ response, lost }: AttemptEndEvent): Attributes {
  const status = response?.status;
  const error = lost ?? (status !== undefined && status >= FAILED ? String(status) : undefined);
  return {
    ...(status !== undefined && { 'http.response.status_code': status }),
    ...(error !== undefined && { 'error.type': error }),
  };
}
