import { SpanStatusCode } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/index.js';
import { createClient } from '../../../src/sending/client/index.js';
import { openTelemetry } from '../../../src/sending/opentelemetry/index.js';
import { receipt } from '../client/documents.js';

/** Spans and metrics of a test, in memory. */
function collected() {
  const spans = new InMemorySpanExporter();
  const tracers = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const meters = new MeterProvider({ readers: [reader] });
  const points = async () => {
    await meters.forceFlush();
    const named = exporter
      .getMetrics()
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics));
    return new Map(
      named.map(({ descriptor, dataPoints }) => [
        descriptor.name,
        dataPoints.map(({ attributes, value }) => ({ attributes, value })),
      ]),
    );
  };
  return {
    telemetry: openTelemetry({ tracer: tracers.getTracer('test'), meter: meters.getMeter('test') }),
    spans,
    points,
  };
}

const noon = { now: () => new Date('2026-11-20T10:00:00Z') };

/** A client of a sandbox, which reports. */
async function reporting() {
  const all = collected();
  const sandbox = await createSandbox({
    clock: noon,
    keys: [{ key: 'secret-key', companies: ['800123456'] }],
  });
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
  const { hooks } = all.telemetry;
  const client = createClient({
    baseUrl: 'https://host.example',
    apiKey: 'secret-key',
    clock: noon,
    fetch,
    hooks,
  });
  return { ...all, client, sandbox };
}

it('a call has a span with its document, and a duration', async () => {
  const { client, spans, points } = await reporting();
  await client.issue(receipt('101'));
  const [span] = spans.getFinishedSpans();
  expect(span?.name).toBe('parastatiko SendInvoices');
  expect(span?.attributes).toMatchObject({
    'parastatiko.document': '11.1 A 101',
    'parastatiko.issuer': '800123456',
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'server.address': 'host.example',
  });
  expect(span?.status.code).toBe(SpanStatusCode.UNSET);
  expect((await points()).get('parastatiko.call.duration')).toMatchObject([
    {
      attributes: { 'parastatiko.call': 'SendInvoices', 'http.response.status_code': 200 },
      value: { count: 1 },
    },
  ]);
});

it('a lost answer and a failed call are errors, and nothing has the key or the content of a document', async () => {
  const { client, spans, sandbox, points } = await reporting();
  sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
  sandbox.faults.add({ kind: 'error-before', call: 'SendInvoices', status: 503 });
  await client.issue(receipt('101'));
  await client.issue(receipt('102'));
  const errors = spans
    .getFinishedSpans()
    .map(({ attributes, status }) => [attributes['error.type'], status.code]);
  expect(errors).toEqual([
    ['connection', SpanStatusCode.ERROR],
    ['503', SpanStatusCode.ERROR],
  ]);
  const said = JSON.stringify([
    ...spans.getFinishedSpans().map(({ attributes }) => attributes),
    ...(await points()),
  ]);
  expect(said).not.toContain('secret-key');
  expect(said).not.toContain('Μέλι');
});

it('the clock of the service is a gauge, in seconds', async () => {
  const { telemetry, points } = collected();
  telemetry.hooks.afterAttempt?.({
    callId: '1',
    call: 'SendInvoices',
    method: 'POST',
    url: 'https://host.example/api',
    headers: {},
    attempt: 1,
    at: noon.now(),
    milliseconds: 250,
    clockSkew: 1500,
  });
  const found = await points();
  expect(found.get('parastatiko.clock.skew')).toMatchObject([{ value: 1.5 }]);
  expect(found.get('parastatiko.call.duration')).toMatchObject([{ value: { sum: 0.25 } }]);
});

it('outcomes and waits of a worker are counted by kind and by code', async () => {
  const { telemetry, points } = collected();
  const { onOutcome, onWait } = telemetry.worker;
  const next = { step: 'done', todo: '' } as const;
  onOutcome({ outcome: { kind: 'issued', mark: '1', statusCode: 'Success', next } });
  onOutcome({ outcome: { kind: 'issued', mark: '2', statusCode: 'Success', next } });
  const found = { errors: [], issues: [], foreseenBy: [] };
  onOutcome({ outcome: { kind: 'refused', reason: 'validation', sent: false, ...found, next } });
  onWait({ code: 'transport/connection' });
  const counted = await points();
  expect(counted.get('parastatiko.worker.outcomes')).toEqual([
    { attributes: { 'parastatiko.outcome': 'issued' }, value: 2 },
    { attributes: { 'parastatiko.outcome': 'refused', 'parastatiko.refusal': 'validation' }, value: 1 },
  ]);
  expect(counted.get('parastatiko.worker.waits')).toEqual([
    { attributes: { 'parastatiko.wait.code': 'transport/connection' }, value: 1 },
  ]);
});

it('without options, the global tracer and meter are used, which do nothing until an SDK is registered', async () => {
  const { hooks } = openTelemetry();
  const sandbox = await createSandbox({ clock: noon, keys: [{ key: 'k', companies: ['800123456'] }] });
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
  const client = createClient({ baseUrl: 'https://host.example', apiKey: 'k', clock: noon, fetch, hooks });
  expect((await client.issue(receipt('101'))).kind).toBe('issued');
});
