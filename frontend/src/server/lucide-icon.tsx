import type { SVGProps } from 'react';

/**
 * What `createLucideIcon` of lucide-react is in the server's bundle (vite.config.ts): the same element, whose parts are text
 * that is written once instead of elements that are built for each icon of each page.
 */

interface IconData {
  name: string;
  size?: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  aliases?: readonly string[];
}

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string };

/** Not escaped: the attributes are constants of lucide-react, and no input of anyone reaches them. */
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
