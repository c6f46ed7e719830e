/** Keys that reach the prototype of a JavaScript object when a program copies them unchecked (CWE-1321). */
export const prototypeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
