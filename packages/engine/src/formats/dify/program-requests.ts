import type { Cursor } from '../cursor.ts';

/** A member of a JSON body whose value is the output of an earlier node: `"code": {{#17.code#}}`. The author sets `{{#env.…#}}`. */
const programMember =
  /"(?:code|source_?code|script|program)"\s{0,8}:\s{0,8}"?\{\{#(?!env\.|sys\.)[\w-]{1,60}\.[\w.-]{1,120}#\}\}"?\s{0,8}[,}]/i;
/** A request that runs a program says in which language; other bodies have a `code` of a product or of a login. */
const languageMember = /"(?:language(?:_?id)?|lang|runtime|interpreter)"\s{0,8}:\s{0,8}["\d]/i;
const bodyMax = 20_000;

/** Whether a request hands a program, which an earlier node of the workflow wrote, to a service that runs it. */
export function sendsProgram(body: Cursor): boolean {
  const data = body.get('data');
  const parts = data.isText ? data.texts() : data.items().flatMap((item) => item.get('value').text() ?? []);
  return parts.some(({ value }) => {
    const text = value.slice(0, bodyMax);
    return text.includes('{{#') && languageMember.test(text) && programMember.test(text);
  });
}

/** The path of Dify's own sandbox. https://github.com/langgenius/dify-sandbox */
export function isSandbox(url: string): boolean {
  return /\/v1\/sandbox\/run\/?$/.test(url);
}
