/** Scalar's settings: it fetches nothing from other hosts and sends nothing to them. */
Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultOpenAllTags: true,
});

/** Fixes Scalar's accessibility: its copy buttons have no name, and its bar on narrow screens claims to be the page's header. */
function repair() {
  for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy');
  for (const bar of document.querySelectorAll('#main :not(.contents-bar) > header')) {
    const part = document.createElement('section');
    part.className = 'contents-bar';
    part.setAttribute('aria-label', 'Contents');
    bar.replaceWith(part);
    part.append(bar);
  }
}
new MutationObserver(repair).observe(document.body, { childList: true, subtree: true });
