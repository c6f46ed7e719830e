import { exampleCommand } from '../../example.ts';
import { html } from './html.ts';

/** What is here, and no more than is here. */
export const startPage = (baseUrl: string) => html`
<p>This service takes the configuration of an AI agent, as JSON or YAML, and answers a deterministic security analysis: a score, a
grade, the findings of 23 rules, and the same text with every detected secret redacted.</p>
<p>It is used over its API. A page on which configurations are pasted and read is not part of this version; neither are accounts on
the web: the operator of this service makes accounts, plans and keys on its command line.</p>
<h2>Try it</h2>
<pre tabindex="0"><code>${exampleCommand(baseUrl)}</code></pre>
<h2>Read on</h2>
<ul>
<li><a href="/docs">API reference</a> and its source, the <a href="/openapi.json">OpenAPI 3.1 document</a></li>
<li><a href="/rules">The rules</a></li>
<li><a href="/docs/problems">The errors and what to do about each</a></li>
<li>Health: <a href="/livez">/livez</a>, <a href="/readyz">/readyz</a></li>
</ul>
`;
