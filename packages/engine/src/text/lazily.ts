/** A value made when it is first asked for, and kept: a table that few texts need costs no other text anything. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => {
    value ??= make();
    return value;
  };
}
