/** Where resources keep the pods they start: pods themselves, workloads, jobs by the clock, and templates of operators. */
export const podPaths: readonly (readonly string[])[] = [
  ['spec'],
  ['spec', 'template', 'spec'],
  ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
  ['spec', 'podTemplate', 'spec'],
  ['spec', 'podTemplateSpec', 'spec'],
];
