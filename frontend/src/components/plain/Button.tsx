import type { ComponentProps, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import './Button.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `inherit`: the color of the text around it. */
  color?: 'primary' | 'error' | 'inherit' | undefined;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** A page of this site: the button is a link. */
  to?: To;
  /** Another address: the button is a link that leaves the page. */
  href?: string;
  target?: string;
  rel?: string;
}

/** The button of the public pages, which load no code of MUI; it looks like MUI's in this theme. */
export function Button({
  variant = 'text',
  size = 'medium',
  color = 'primary',
  fullWidth = false,
  startIcon,
  endIcon,
  to,
  href,
  className = '',
  children,
  ...props
}: ButtonProps) {
  const name = `button ${variant} ${size} ${color}${fullWidth ? ' full' : ''} ${className}`.trimEnd();
  const content = (
    <>
      {startIcon && <span className="start">{startIcon}</span>}
      {children}
      {endIcon && <span className="end">{endIcon}</span>}
    </>
  );
  if (to !== undefined)
    return (
      <Link {...(props as object)} className={name} to={to}>
        {content}
      </Link>
    );
  if (href !== undefined)
    return (
      <a {...(props as object)} className={name} href={href}>
        {content}
      </a>
    );
  return (
    <button type="button" {...props} className={name}>
      {content}
    </button>
  );
}
