import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Where metrics are served: a separate port that is not behind the load balancer. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the result of `read` at `/metrics`, and nothing else. */
export async function serveMetrics({ host, port }: MetricsPlace, read: () => Promise<string>): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A port has no other kind of address.');
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** In a worker process: lets the primary process request its metrics. */
export function exposeMetricsToPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** In the primary process: returns a function that gives the metrics of all workers, aggregated. */
export function collectWorkerMetrics(): () => Promise<string> {
  const gathering = new AggregatorRegistry();
  return () => (Object.keys(cluster.workers ?? {}).length === 0 ? Promise.resolve('') : gathering.clusterMetrics());
}
