import type { Request, Response } from 'express';
import type { Viewer } from '../common/request-of.js';
import { cookieName } from './sessions.js';

const promised = (run: (done: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

/** Signs in with a new session id, so that one planted before is worth nothing. */
export const signInSession = (request: Request, user: Viewer): Promise<void> =>
  promised((done) => request.logIn(user, done));

/** Ends the session, its sockets included, and takes the cookie back. A page of another site cannot cause it. */
export async function signOutSession(request: Request, response: Response): Promise<void> {
  const from = request.get('sec-fetch-site');
  if (from && from !== 'same-origin' && from !== 'same-site' && from !== 'none') return;
  // a neighbour (another port, another subdomain) may lead people here, but not by an image or a frame of its page
  if (from === 'same-site' && request.get('sec-fetch-dest') !== 'document') return;
  if (!request.user) return;
  await promised((done) => request.session.destroy(done));
  const secure = request.secure;
  response.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
