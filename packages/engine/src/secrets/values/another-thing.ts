/**
 * The text behind a value continues with something else: another parameter, element or command, a placeholder or a URL. Readers that
 * extend a value over the characters by which other values end add the forms of their own place.
 */
export const anotherThing: readonly RegExp[] = [
  /[,;&|?]\\{0,2}["']?[A-Za-z_][\w.-]{0,30}["']?\\{0,2}["']?[=:]/,
  /<\/?[a-z]{1,10}\d?[\s>/]|\/>/,
  /&&|\|\|/,
  /\$[({]|\{\{/,
  /:\/\//,
];
