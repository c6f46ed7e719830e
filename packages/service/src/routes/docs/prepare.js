/**
 * Scalar writes some of its styles as the page's policy forbids: style elements without the nonce, style attributes as text.
 * Both have a permitted way to the same end, which is put in their place before Scalar is loaded.
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
