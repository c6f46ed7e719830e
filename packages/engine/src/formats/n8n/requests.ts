import type { Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import { carriesCredential } from '../shared/headers.ts';
import { urlCarriesCredential } from '../shared/url-credential.ts';
import { urlPrefixOf } from '../shared/url-prefix.ts';
import { includesOutsideData, type Step, toFixedUrl, withoutExpressionMark } from './node.ts';

/** Reads the switch for certificate checks, which every node with requests has. */
export function readCertificates({ parameters, credential, model, scope }: Step): void {
  for (const place of [parameters.get('options'), parameters]) {
    const allowed = place.get('allowUnauthorizedCerts').boolean();
    if (allowed === null) continue;
    const state = allowed.value ? 'off' : 'on';
    model.transports.push({ ...scope, at: allowed.at, kind: 'certificate-check', state, credential });
  }
}

/**
 * Adds an endpoint for a fixed URL, or an egress if the host comes from an earlier step or the model. Returns whether the URL itself
 * contains the host.
 */
export function readRequest(step: Step, scope: Scope = step.scope): boolean {
  const { parameters, model } = step;
  const written = parameters.get('url').text();
  if (written === null || written.value === '') return false;
  const url = toFixedUrl(withoutExpressionMark(written.value));
  const parsed = parseUrl(url);
  // As written: names of nodes and fields are case-sensitive.
  const host =
    parsed === null ? withoutPath(urlPrefixOf(url)) : url.slice(parsed.hostRange.start, parsed.hostRange.end);
  if (host.includes('{')) {
    const constant = step.constants(host, step.name.value) ?? startOf(host, step);
    if (constant !== null) {
      addConstant(constant, step, scope);
      return false;
    }
    // The model fills in the `{placeholder}` of a tool; elsewhere the author does.
    const isPlaceholder = step.type !== 'httpRequest' && /^\{[\w-]{1,60}\}/.test(host);
    if (!includesOutsideData(host) && !isPlaceholder) return false;
    if (overridesDefault.test(host)) return false;
    // Services return the location of their results in the response.
    if (step.isServiceResponse(host, step.name.value)) return false;
    model.egresses.push({ ...scope, at: written.at, kind: 'model-url', state: 'open', origin: 'set' });
    return false;
  }
  const credential = step.credential || sendsCredential(step) || urlCarriesCredential(parsed);
  const purpose = loadsPage(step, credential) ? 'content' : 'tool';
  const endpoint = { at: written.at, url: locate(url, written.at), purpose, credential, vendor: null } as const;
  model.endpoints.push({ ...scope, ...endpoint });
  return parsed !== null && !/[{}$]/.test(host);
}

/** Whether a step only loads what anyone can load: `GET`, the default, without a body or credential. */
function loadsPage({ type, parameters }: Step, credential: boolean): boolean {
  const method = parameters.any('method', 'requestMethod').text()?.value ?? 'GET';
  return type === 'httpRequest' && !credential && method === 'GET' && !parameters.get('sendBody').is(true);
}

/** `{{ $json.folder }}{{ $json.name }}.json`: the folder that the author set, if it contains a host and a path. */
function startOf(url: string, { constants, name }: Step): Located<string> | null {
  const first = /^\{\{[^{}]{1,500}\}\}(?=.)/s.exec(url)?.[0];
  const value = first === undefined ? null : constants(first, name.value);
  return value !== null && /^=?https?:\/\/[^\s{}/]{1,255}\//.test(value.value) ? value : null;
}

/** `{{ $json.desk_endpoint || 'https://desk.example.com' }}`: a setting with a default, unlike a field of a request. */
const overridesDefault =
  /^\{\{\s{0,9}\$json\.(?!(?:body|query|headers|params|message|output|text|chatInput)\b)[\w.]{1,100}\s{0,9}\|\|\s{0,9}["'`]https?:\/\//;

/** `{{ $json.id ? $env.BASE + '/orders/' + $json.id : '' }}`: neither the condition nor what follows a slash is part of the host. */
function withoutPath(expression: string): string {
  return expression
    .replace(/\s{0,9}\+\s{0,9}["'`]\/.*$/s, ' }}')
    .replace(/^\{\{[^?{}"]{1,200}[^?{}"\s]\s{0,9}\?(?![.?])/, '{{');
}

/** Adds an endpoint for a URL that is set in another node, at its place there. */
function addConstant({ value, at }: Located<string>, step: Step, scope: Scope): void {
  const url = locate(toFixedUrl(withoutExpressionMark(value)), at);
  const parsed = parseUrl(url.value);
  if (parsed === null) return;
  const credential = step.credential || sendsCredential(step) || urlCarriesCredential(parsed);
  step.model.endpoints.push({ ...scope, at, url, purpose: 'tool', credential, vendor: null });
}

function sendsCredential({ parameters }: Step): boolean {
  const named = ['headerParameters', 'parametersHeaders'].flatMap((group) => {
    const list = parameters.get(group);
    return [...list.get('parameters').items(), ...list.get('values').items()].flatMap((item) => {
      const name = item.get('name').text();
      return name === null ? [] : [{ name, value: item.get('value').text() }];
    });
  });
  return carriesCredential(named);
}
