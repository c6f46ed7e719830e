/** The paths of pod specifications: in pods, workloads, cron jobs and the templates of operators. */
export const podPaths: readonly (readonly string[])[] = [
  ['spec'],
  ['spec', 'template', 'spec'],
  ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
  ['spec', 'podTemplate', 'spec'],
  ['spec', 'podTemplateSpec', 'spec'],
];
