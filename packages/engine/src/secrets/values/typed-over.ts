import { isMonotonous } from './placeholders.ts';

/** Placeholders and values that are shown in part have these; a password may, too. */
const mark = /^[^\s*.]{4,60}(?:\*{3}|\.{3})[^\s*.]{6,60}$/;

/** `Maple***382willow`: what is left of a value that was hidden is shorter at both ends. Three dots need a sign of passwords beside them. */
function holdsMark(value: string): boolean {
  if (!mark.test(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/\d/.test(value)) return false;
  return value.includes('***') || /[!#$%&?@^~]/.test(value);
}

/** `admin#2031`, `YourTurn!77`: words of placeholders with digits and signs, which nobody fills a blank with. */
export function isTypedOver(value: string): boolean {
  if (holdsMark(value)) return !/your|example|change|placeholder/i.test(value);
  if (
    !/^(?=\D{0,60}\d)(?=[^A-Za-z]{0,60}[A-Za-z])(?=[^!#$%&*+?@^~]{0,60}[!#$%&*+?@^~])[^\s<>{}[\]()*]{8,60}$/.test(value)
  )
    return false;
  return (
    !/your[_-]?(?:pass|pw|strong|secret|secure|key|token|own|db|new|root|admin|user|app|sa|long|very)|replace|change|placeholder|insert|here|enter|exa?mple|x{3}|\.\.|\u2026/i.test(
      value,
    ) && !isMonotonous(value)
  );
}
