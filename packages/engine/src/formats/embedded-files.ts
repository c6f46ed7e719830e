import { readEmbedded, readEmbeddedYaml } from '../document/embedded.ts';
import type { MappingNode, Node, ScalarNode } from '../document/tree.ts';

/** A file embedded as a text in a deployment manifest. */
export interface EmbeddedFile {
  readonly name: string;
  readonly text: ScalarNode;
  readonly root: Node;
}

const dataKeys = ['data', 'stringData'];
const configurationName = /\.(?:json[c5]?|ya?ml)$/i;

/**
 * The files embedded in a Kubernetes ConfigMap or Secret, by file name, or in the configs of a Compose file.
 * https://kubernetes.io/docs/concepts/configuration/configmap/ and https://docs.docker.com/reference/compose-file/configs/
 */
export function embeddedFiles(root: Node): readonly EmbeddedFile[] {
  if (root.kind !== 'mapping') return [];
  if (root.get('services')?.kind === 'mapping')
    return membersOf(root.get('configs')).flatMap(([name, config]) =>
      membersOf(config).flatMap(([key, text]) => (key === 'content' ? openFile(name, text) : [])),
    );
  if (textOf(root, 'apiVersion') !== 'v1' || !['ConfigMap', 'Secret'].includes(textOf(root, 'kind'))) return [];
  return dataKeys
    .flatMap((holder) => membersOf(root.get(holder)))
    .flatMap(([name, text]) => (configurationName.test(name) ? openFile(name, text) : []));
}

function openFile(name: string, text: Node): readonly EmbeddedFile[] {
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
