/** Keys for operation in the cluster. Listeners and connections in them are internal, and network policies only restrict. */
export const operationKeys: readonly string[] = [
  ...['networking', 'networkPolicy', 'service', 'ingress', 'probes', 'livenessProbe', 'readinessProbe', 'startupProbe'],
  ...['observability', 'metrics', 'otlp', 'telemetry', 'serviceMonitor', 'availability', 'autoscaling', 'storage'],
  ...['persistence', 'resources', 'nodeSelector', 'tolerations', 'affinity', 'podDisruptionBudget', 'serviceAccount'],
  ...['podAnnotations', 'podLabels', 'webhook', 'certManager', 'leaderElection', 'crds', 'prometheusRule', 'schedule'],
  ...['replicas', 'replicaCount', 'selector', 'strategy', 'serviceName', 'groupRef', 'template', 'imagePullSecrets'],
  ...['nameOverride', 'fullnameOverride', 'extraVolumes', 'extraVolumeMounts', 'priorityClassName'],
];
