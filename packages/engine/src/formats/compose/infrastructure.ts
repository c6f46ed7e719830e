/**
 * Images of programs that manage the containers or machines of a stack. They need the Docker socket and host folders for their work, and no
 * agent runs in them.
 */
const images: ReadonlySet<string> = new Set(
  (
    'traefik portainer portainer-ce portainer-ee portainer-agent watchtower nginx-proxy docker-gen acme-companion letsencrypt-nginx-proxy-companion ' +
    'caddy-docker-proxy dozzle autoheal docker-autoheal cadvisor node-exporter dcgm-exporter process-exporter smartctl-exporter ' +
    'promtail grafana-agent alloy datadog-agent dd-agent fluent-bit fluentd vector telegraf netdata filebeat metricbeat docker-socket-proxy socket-proxy docker-proxy diun ' +
    'ouroboros homepage homarr dashy uptime-kuma beszel-agent glances ofelia docker-volume-backup swag coolify-proxy otel-collector ' +
    'opentelemetry-collector opentelemetry-collector-contrib newrelic-infra crowdsec falco'
  ).split(' '),
);

/** Matches the last part of the image's name, without the tag. */
export function isInfrastructureImage(image: string): boolean {
  const name = image.slice(image.lastIndexOf('/') + 1).toLowerCase();
  return images.has(name.split(/[:@]/, 1)[0] ?? '');
}
