import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Severity } from '../report/severities.ts';

/** CodeMirror's own markers are pictures in the property content. */
const marker = (severity: Severity) => ({ content: 'normal', backgroundColor: `var(--${severity})` });

/** Uses the page's own colours, so that light and dark mode work by themselves. */
export const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '0.875rem', backgroundColor: 'var(--surface)', color: 'var(--text)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--text)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--quiet)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--editor-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--editor-selection)',
  },
  '.cm-placeholder': { color: 'var(--quiet)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--raised)', outline: '1px solid var(--line-strong)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--raised)', borderColor: 'var(--line)', color: 'var(--quiet)' },
  '.cm-tooltip': {
    maxWidth: '28rem',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    overflow: 'hidden',
  },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--text)' },
  '.cm-diagnostic': { fontFamily: 'var(--sans)', padding: '0.5rem 0.75rem' },
  '.cm-diagnosticSource': { color: 'var(--quiet)', opacity: '1' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--accent-ground)', color: 'var(--on-accent)', minHeight: '1.5rem' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--critical)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--high)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--medium)' },
  '.cm-diagnostic-hint': { borderLeftColor: 'var(--low)' },
  '.cm-lintRange': { backgroundImage: 'none !important' },
  '.cm-finding': {
    textDecoration: 'underline 2px',
    textUnderlineOffset: '0.25em',
    textDecorationSkipInk: 'none',
    cursor: 'pointer',
  },
  '.cm-finding-critical': { textDecorationColor: 'var(--critical)', backgroundColor: 'var(--critical-ground)' },
  '.cm-finding-high': { textDecorationColor: 'var(--high)', backgroundColor: 'var(--high-ground)' },
  '.cm-finding-medium': { textDecorationColor: 'var(--medium)', textDecorationStyle: 'dashed' },
  '.cm-finding-low': { textDecorationColor: 'var(--low)', textDecorationStyle: 'dotted' },
  '.cm-finding-info': { textDecorationColor: 'var(--info)', textDecorationStyle: 'dotted' },
  // The shapes of the severities in the report.
  '.cm-lint-marker': { cursor: 'pointer', width: '0.8em', height: '0.8em', forcedColorAdjust: 'none' },
  '.cm-lint-marker-error': {
    ...marker('critical'),
    clipPath: 'polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%)',
  },
  '.cm-lint-marker-warning': { ...marker('high'), clipPath: 'polygon(50% 4%, 100% 96%, 0 96%)' },
  '.cm-lint-marker-info': { ...marker('medium'), clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' },
  '.cm-lint-marker-hint': { ...marker('low'), clipPath: 'circle(46%)' },
});

export const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-key)' },
    { tag: [tags.string, tags.content], color: 'var(--code-string)' },
    { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--code-word)' },
    { tag: [tags.comment, tags.lineComment], color: 'var(--quiet)', fontStyle: 'italic' },
    { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--quiet)' },
  ]),
);
