import type { SVGProps } from 'react';

/**
 * Replaces `createLucideIcon` of lucide-react in the bundles (vite.config.ts). It renders the same element, but writes
 * its parts once as text instead of building elements for each icon of each page.
 */

interface IconData {
  name: string;
  size?: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  aliases?: readonly string[];
}

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string };

/** Not escaped: the attributes are constants of lucide-react, never user input. */
const partOf = ([tag, { key: _, ...attributes }]: IconData['node'][number]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></${tag}>`;

/** A label or a title says that the icon is not only decoration. */
const isDescribed = (props: object) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));

export default function createLucideIcon({ name, size: box = 24, node, aliases = [] }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  const parts = { __html: node.map(partOf).join('') };
  return function LucideIcon({
    size = 24,
    color = 'currentColor',
    strokeWidth = 2,
    className,
    ...rest
  }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke={color}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `${classes} ${className}` : classes}
        aria-hidden={isDescribed(rest) ? undefined : 'true'}
        {...rest}
        dangerouslySetInnerHTML={parts}
      />
    );
  };
}
