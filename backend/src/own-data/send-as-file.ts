import type { Response } from 'express';
import type { DataExport } from './data-export.js';
import { fileNameOf } from './own-data.service.js';

/** A browser that is led to it downloads it. */
export function sendAsFile(response: Response, data: DataExport): DataExport {
  response.setHeader('Content-Disposition', `attachment; filename="${fileNameOf(data)}"`);
  response.setHeader('Cache-Control', 'no-store');
  return data;
}
