/**
 * Returns a function that builds a value on first use and keeps it, so that rarely needed tables cost other texts
 * nothing.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => {
    value ??= make();
    return value;
  };
}
