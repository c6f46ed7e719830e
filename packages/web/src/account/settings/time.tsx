/** A time, in short form for tables and complete for machines. */
export const Time = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>
);

export const Day = ({ at }: { readonly at: string }) => <time dateTime={at}>{at.slice(0, 10)}</time>;
