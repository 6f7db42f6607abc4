import { createStore } from '../store';

const isUp = createStore(false);

export const setSocketUp = isUp.set;

/** True while the WebSocket is connected; threads poll while it is not. */
export const useSocketUp = isUp.useValue;
