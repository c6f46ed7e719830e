import { isMonotonous } from './placeholders.ts';

/** A mark of placeholders and abbreviated values, which passwords may contain too. */
const mark = /^[^\s*.]{4,60}(?:\*{3}|\.{3})[^\s*.]{6,60}$/;

/**
 * `Maple***382willow`: whether a password contains such a mark. Masked values have shorter ends. With three dots, another symbol is
 * required.
 */
function isPasswordWithMark(value: string): boolean {
  if (!mark.test(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/\d/.test(value)) return false;
  return value.includes('***') || /[!#$%&?@^~]/.test(value);
}

/**
 * `admin#2031`, `YourTurn!77`: whether a value is a password although it contains words of placeholders. With digits and symbols they are
 * none.
 */
export function isPlaceholderLikePassword(value: string): boolean {
  if (isPasswordWithMark(value)) return !/your|example|change|placeholder/i.test(value);
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
