/** Keys whose value decides what an agent may do, run or reach. Normalised: letters only, lower case. */
const names = new Set(
  [
    'command cmd args arguments env envs environment url serverurl httpurl uri endpoint baseurl apibase host hostname bind port image',
    'headers auth authentication authorization token apikey password secret credentials oauth',
    'permission permissions allow allowed deny denied ask defaultmode approval approvalmode requireapproval autoapprove alwaysallow',
    'trust trusted bypasspermissions enabled disabled mode sandbox network privileged security policy',
    'tools allowedtools disallowedtools excludetools includetools toolfilter plugins extensions skills hooks',
    'prompt systemprompt systemmessage instructions instruction backstory goal role description',
    'mcp mcpservers servers contextservers agents subagents model models provider providers memory guardrails',
    'allowcodeexecution codeexecutionmode allowdelegation maxiter maxiterations maxturns timeout',
    'verifyssl sslverify rejectunauthorized insecure cors origins allowfrom dmpolicy grouppolicy logging redact',
  ]
    .join(' ')
    .split(' '),
);

/** Sections whose entries are servers, agents, tools or permissions, where a duplicate key hides one of them. */
const sections = new Set(
  'mcpservers servers mcp contextservers extensions agents subagents tools permission permissions hooks providers models env environment headers tasks'.split(
    ' ',
  ),
);

export function isSecurityName(name: string): boolean {
  return names.has(fold(name));
}

export function isSecuritySection(name: string): boolean {
  return sections.has(fold(name));
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
