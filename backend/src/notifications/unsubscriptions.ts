import { Injectable } from '@nestjs/common';
import { NOTIFICATION_KINDS } from '@handover/domain/notifications/notification-kinds';
import { SavedSearches } from '../saved/saved-searches.service.js';
import { SearchLinks } from '../saved/search-links.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { UnsubscribeTokens } from './unsubscribe.tokens.js';

/** What the link in an email switches off. */
export interface Stopped {
  /** What the emails are about, in words. */
  about: string;
  /** Where the member can change it. */
  tab: 'notifications' | 'saved';
}

/** Reads the links in emails: kinds of notifications, or saved searches. The token is the permission. */
@Injectable()
export class Unsubscriptions {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly preferences: NotificationPreferences,
    private readonly searchLinks: SearchLinks,
    private readonly searches: SavedSearches,
  ) {}

  /** Changes nothing; null for a token that is not ours or not complete. */
  async describe(token: string): Promise<Stopped | null> {
    const ids = this.searchLinks.read(token);
    if (ids) {
      const names = await this.searches.namesOf(ids);
      return { about: `new matches of ${names.join(', ') || 'a saved search'}`, tab: 'saved' };
    }
    const what = this.tokens.read(token);
    const labels = what?.kinds.map((kind) => NOTIFICATION_KINDS[kind].label);
    return labels ? { about: labels.join(', '), tab: 'notifications' } : null;
  }

  async stop(token: string): Promise<Stopped | null> {
    const ids = this.searchLinks.read(token);
    if (ids) await this.searches.turnOff(ids);
    const what = this.tokens.read(token);
    if (what) await this.preferences.unsubscribe(what);
    return this.describe(token);
  }
}
