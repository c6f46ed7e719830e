/** Development tools with their versions and sources: https://mise.jdx.dev/registry.html */
export const developersTools = [
  'tools/*=latest | tools/*=lts',
  'tools/*/backends:list',
  'tools/*/aqua:string | tools/*/asdf:string | tools/*/vfox:string | tools/*/ubi:string',
];

/** API descriptions and parts of them. */
export const apiDescriptions = [
  'openapi',
  'components/schemas:mapping | components/responses:mapping | components/parameters:mapping',
  'swagger',
  'kind=discovery#restDescription', // https://developers.google.com/discovery/v1/reference/apis
];

/** Settings of whole servers and dashboards, with which some agent or model is one of many parts. */
export const wholeServers = [
  'SqlSettings:mapping', // https://docs.mattermost.com/configure/configuration-settings.html
  '*/*/*/*/widget/type:string', // https://gethomepage.dev/configs/services/
];

/** Schemas of configurations, which list defaults and permitted values. */
const schemas =
  'definitions/*/properties:mapping | definitions/*/oneOf:list | $defs/*/properties:mapping | $defs/*/oneOf:list';

/** Hooks of Git. https://lefthook.dev/configuration/ */
const gitHooks = ['pre-commit', 'pre-push', 'commit-msg', 'post-commit', 'post-merge', 'post-checkout'].map(
  (event) => `${event}/commands:mapping | ${event}/jobs:list | ${event}/scripts:mapping`,
);

/**
 * Files of build servers, containers, clusters and package managers. They describe where programs run, and most of these programs
 * are no agents.
 */
export const infrastructure = [
  'nav:list', // pages of a documentation site
  ...apiDescriptions,
  ...wholeServers,
  schemas,
  'asyncapi',
  'apiVersion', // Kubernetes
  '*/ansible.* | */community.* | */become:boolean | */gather_facts:boolean', // Ansible's roles and playbooks
  'jobs/*/runs-on', // GitHub workflows
  'jobs/*/steps:list',
  '*/script:list', // jobs of GitLab’s pipelines
  'services/*/image', // Compose files
  'services/*/build',
  'compilerOptions',
  'devDependencies',
  'lockfileVersion',
  'replicaCount', // Helm values
  'image/repository',
  'image/pullPolicy | */image/pullPolicy',
  'nodeSelector',
  // Jenkins as code: https://github.com/jenkinsci/configuration-as-code-plugin
  'jenkins/numExecutors | jenkins/securityRealm | jenkins/authorizationStrategy | jenkins/clouds | jenkins/nodes | jenkins/systemMessage | jenkins/agentProtocols',
  ...developersTools,
  'service/pipelines:mapping | receivers/otlp', // OpenTelemetry’s collector
  ...gitHooks,
];
