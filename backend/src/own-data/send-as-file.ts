import type { Response } from 'express';
import type { DataExport } from './data-export.js';
import { fileNameOf } from './own-data.service.js';

/** Makes a browser that opens the address download the file. */
export function sendAsFile(response: Response, data: DataExport): DataExport {
  response.setHeader('Content-Disposition', `attachment; filename="${fileNameOf(data)}"`);
  response.setHeader('Cache-Control', 'no-store');
  return data;
}
