/**
 * The logo: two posts and an arrow from one to the other. Decorative, because the site name is next to it. An own logo
 * takes its place in theme/brand-css.ts.
 */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="logo-mark">
      <rect width="32" height="32" rx="9" fill="#0e5a47" />
      <rect x="7.5" y="7" width="4.5" height="18" rx="2.25" fill="#fff" />
      <rect x="20" y="7" width="4.5" height="18" rx="2.25" fill="#fff" />
      <path
        d="M11 16h8.4m-3.6-3.9 3.9 3.9-3.9 3.9"
        fill="none"
        stroke="#f5b841"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
