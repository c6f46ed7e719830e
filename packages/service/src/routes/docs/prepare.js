/**
 * Scalar sets some of its styles in ways that the page's Content Security Policy forbids: style elements without the nonce, and style
 * attributes as text. Each is replaced by a permitted equivalent before Scalar is loaded.
 */
const { content: nonce } = document.querySelector('meta[property=csp-nonce]');

const createElement = Document.prototype.createElement;
Document.prototype.createElement = function (name, options) {
  const element = createElement.call(this, name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

const setAttribute = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) {
  if (name === 'style' && this.style) this.style.cssText = value;
  else setAttribute.call(this, name, value);
};

const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
Object.defineProperty(Element.prototype, 'innerHTML', {
  configurable: true,
  enumerable: true,
  get,
  set(markup) {
    set.call(this, String(markup).replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, '$1 data-styled="$2"'));
    for (const element of this.querySelectorAll('[data-styled]')) element.style.cssText = element.dataset.styled;
  },
});

/** Zod, which is bundled with Scalar, would otherwise test whether it may compile code, which violates the policy. */
globalThis.__zod_globalConfig = { jitless: true };
