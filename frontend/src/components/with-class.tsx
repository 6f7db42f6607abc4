import { createElement, type ComponentProps, type ElementType } from 'react';

/**
 * An element with a class of its own, for the rules in the CSS file beside the component. The rules of its parts are
 * nested in it, so that their class names need to be unique only there.
 */
export function withClass<Tag extends ElementType>(tag: Tag, name: string) {
  return function Styled({ className, ...props }: ComponentProps<Tag>) {
    return createElement(tag, { ...props, className: className ? `${name} ${className}` : name });
  };
}
