/** A number with its unit, and short words with a hyphen: "2.875 %", "CR-V", "F-150". */
const UNBREAKABLE = /((?<![\p{L}\d-])[\p{L}\d]{1,3}-[\p{L}\d]{1,3}(?![\p{L}\d-])|\d[\d.,]*\s?%)/u;

/** A title whose lines do not break within what is read as one word. The text itself stays as it was written. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(UNBREAKABLE).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
