import type { Report } from '@agent-grade/engine';
import type { Location } from '../editor/surface.ts';
import { agentSize, type Box, boxSize, type Layout, layOut, reachWords } from './map-layout.ts';

interface MapPanelProps {
  readonly map: Report['map'];
  readonly onReveal: ((place: Location) => void) | null;
}

/** A diagram of the agent between its inputs and outputs, and the same in words below it. */
export function MapPanel({ map, onReveal }: MapPanelProps) {
  if (map.parts.length === 0) {
    return <p class="notice">The file contains no servers, tools or grants to draw.</p>;
  }
  const layout = layOut(map);
  const dangerous = layout.boxes.some((box) => box.dangerous);
  return (
    <>
      <p>
        Inputs are on the left; what the agent can do is on the right.{' '}
        {dangerous
          ? 'Bold dashed lines with ▲ mark paths on which untrusted content can reach private data, commands or external destinations.'
          : 'No path leads from untrusted content to private data, commands or external destinations.'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      <section class="map-scroll" aria-label="Map of the agent" tabIndex={0}>
        <Drawing layout={layout} dangerous={dangerous} />
      </section>
      {map.omitted > 0 && <p class="quiet">{map.omitted} more parts are not drawn.</p>}
      <h3>As a list</h3>
      <ul class="map-words">
        {map.parts.map(({ kind, name, pointer, line, reach, approval }) => (
          <li key={`${pointer} ${name}`}>
            <strong>{name}</strong> <span class="quiet">({kind}</span>
            {onReveal !== null && (
              <>
                <span class="quiet">, </span>
                <button type="button" class="link-button" onClick={() => onReveal(lineStart(line))}>
                  line {line}
                </button>
              </>
            )}
            <span class="quiet">)</span>:{' '}
            {reach.length === 0 ? 'capabilities unknown' : reach.map((each) => reachWords[each].text).join(', ')}
            {approval === 'unasked' && ', without approval'}
            {approval === 'asked' && ', with approval'}
          </li>
        ))}
      </ul>
    </>
  );
}

function Drawing({ layout, dangerous }: { readonly layout: Layout; readonly dangerous: boolean }) {
  const { width, height, agentY, boxes } = layout;
  return (
    <svg
      class="map"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby="map-title"
    >
      <title id="map-title">
        {`The agent between ${count(boxes, 'in')} on the input side and ${count(boxes, 'out')} on the output side${
          dangerous ? ', with dangerous paths between them' : ''
        }. The list below has the same content.`}
      </title>
      {boxes.map((box) => (
        <path
          key={`${box.side} ${box.part.pointer} ${box.part.name}`}
          class="map-line"
          data-dangerous={box.dangerous}
          d={curve(box, layout)}
        />
      ))}
      <g class="map-agent">
        <rect
          x={(width - agentSize.width) / 2}
          y={agentY - agentSize.height / 2}
          width={agentSize.width}
          height={agentSize.height}
          rx="12"
        />
        <text x={width / 2} y={agentY} text-anchor="middle" dominant-baseline="central">
          Agent
        </text>
      </g>
      {boxes.map((box) => (
        <PartBox key={`${box.side} ${box.part.pointer} ${box.part.name}`} box={box} />
      ))}
    </svg>
  );
}

function PartBox({ box }: { readonly box: Box }) {
  const { x, y, part, words, dangerous } = box;
  return (
    <g class="map-part" data-dangerous={dangerous}>
      <rect x={x} y={y} width={boxSize.width} height={boxSize.height} rx="8" />
      <text x={x + 12} y={y + 21} class="map-name">
        {dangerous ? '▲ ' : ''}
        {cut(part.name, dangerous ? 22 : 25)}
      </text>
      <text x={x + 12} y={y + 39} class="map-reach">
        {cut(words.join(', ') || 'unknown', 34)}
      </text>
    </g>
  );
}

function curve(box: Box, { width, agentY }: Layout): string {
  const left = box.side === 'in';
  const y = box.y + boxSize.height / 2;
  const from = left ? box.x + boxSize.width : (width + agentSize.width) / 2;
  const to = left ? (width - agentSize.width) / 2 : box.x;
  const [y1, y2] = left ? [y, agentY] : [agentY, y];
  const middle = (from + to) / 2;
  return `M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}`;
}

const lineStart = (line: number): Location => ({ start: { line, column: 1 }, end: { line, column: 1 } });

const count = (boxes: readonly Box[], side: Box['side']): string => {
  const number = boxes.filter((box) => box.side === side).length;
  return number === 1 ? 'one part' : `${number} parts`;
};

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
