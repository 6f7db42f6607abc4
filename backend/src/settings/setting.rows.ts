import { iso } from '../database/database.js';
import { Setting } from './setting.entity.js';

export const SETTING_COLUMNS = `s.id, s.key, s.value, s.description, s.category,
  ${iso('s.created_at', 'createdAt')}, ${iso('s.updated_at', 'updatedAt')}`;

export const toSetting = (row: object): Setting => Object.setPrototypeOf(row, Setting.prototype) as Setting;
