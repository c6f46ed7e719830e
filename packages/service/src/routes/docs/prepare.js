/**
 * Scalar writes some of its styles as the page's policy forbids: style elements without the nonce, style attributes as text.
 * All have a permitted way to the same end, which is put in their place before Scalar is loaded.
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

/** Zod, which comes with it, else tries whether it may compile code, and the policy says no. */
globalThis.__zod_globalConfig = { jitless: true };
