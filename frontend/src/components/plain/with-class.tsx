import { createElement, type ComponentProps, type ElementType } from 'react';

/**
 * An element of several components, with a class of its own and another one of theirs. Its rules are in the CSS file beside
 * it, with those of its parts nested in them, so that their class names need to be unique only there.
 */
export function withClass<Tag extends ElementType>(tag: Tag, name: string) {
  return function Styled({ className, ...props }: ComponentProps<Tag>) {
    return createElement(tag, { ...props, className: className ? `${name} ${className}` : name });
  };
}
