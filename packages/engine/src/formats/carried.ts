import { readEmbedded, readEmbeddedYaml } from '../document/embedded.ts';
import type { MappingNode, Node, ScalarNode } from '../document/tree.ts';

/** A file that stands as a text in what deploys it. */
export interface CarriedFile {
  readonly name: string;
  readonly text: ScalarNode;
  readonly root: Node;
}

const holders = ['data', 'stringData'];
const named = /\.(?:json[c5]?|ya?ml)$/i;

/**
 * The files that are carried to those who mount them: by a configuration map or a secret of Kubernetes each under the file's name, by
 * Compose as a configuration's content. https://kubernetes.io/docs/concepts/configuration/configmap/ and
 * https://docs.docker.com/reference/compose-file/configs/
 */
export function carriedFiles(root: Node): readonly CarriedFile[] {
  if (root.kind !== 'mapping') return [];
  if (root.get('services')?.kind === 'mapping')
    return membersOf(root.get('configs')).flatMap(([name, config]) =>
      membersOf(config).flatMap(([key, text]) => (key === 'content' ? openFile(name, text) : [])),
    );
  if (textOf(root, 'apiVersion') !== 'v1' || !['ConfigMap', 'Secret'].includes(textOf(root, 'kind'))) return [];
  return holders
    .flatMap((holder) => membersOf(root.get(holder)))
    .flatMap(([name, text]) => (named.test(name) ? openFile(name, text) : []));
}

function openFile(name: string, text: Node): readonly CarriedFile[] {
  if (text.kind !== 'scalar' || typeof text.value !== 'string') return [];
  const root = readEmbedded(text) ?? readEmbeddedYaml(text);
  return root === null ? [] : [{ name, text, root }];
}

function membersOf(node: Node | undefined): readonly (readonly [string, Node])[] {
  return node?.kind === 'mapping' ? [...node.effective()] : [];
}

function textOf(mapping: MappingNode, name: string): string {
  const value = mapping.get(name);
  return value?.kind === 'scalar' ? value.text : '';
}
