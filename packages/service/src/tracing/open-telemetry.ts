import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Tracing {
  observe(app: FastifyInstance): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Creates a span for each request and sends it to OTEL_EXPORTER_OTLP_ENDPOINT; the SDK reads this and its other standard variables itself.
 * Names and attributes follow the semantic conventions for HTTP, without address, query and headers, and with routes instead of paths.
 * Import this file only if tracing is enabled.
 */
export function openTracing(): Tracing {
  const serviceResource = resourceFromAttributes({ 'service.name': 'agent-grade' });
  const environmentResource = detectResources({ detectors: [envDetector] });
  const provider = new TracerProvider({
    resource: defaultResource().merge(serviceResource).merge(environmentResource),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  return { observe: (app) => observeRequests(app, provider), close: () => provider.shutdown() };
}

function observeRequests(app: FastifyInstance, provider: TracerProvider): void {
  const tracer = provider.getTracer('agent-grade');
  const propagator = new W3CTraceContextPropagator();
  const headers = { get: (from: FastifyRequest['headers'], name: string) => from[name], keys: Object.keys };
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    const name = route === undefined ? request.method : `${request.method} ${route}`;
    const attributes = { 'http.request.method': request.method, ...(route !== undefined && { 'http.route': route }) };
    const caller = propagator.extract(ROOT_CONTEXT, request.headers, headers);
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller));
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (request.problemCode !== '') span?.setAttribute('error.type', request.problemCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
