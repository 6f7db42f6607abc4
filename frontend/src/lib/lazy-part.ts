import { lazy, type ComponentType } from 'react';
import { whenConnected } from './connection';

/** A part of a page whose code loads when it is first shown, or once there is a connection again. */
// oxlint-disable-next-line typescript/no-explicit-any -- as the type of React's own `lazy`
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<Part>) =>
  lazy(async () => ({ default: await whenConnected(load) }));
