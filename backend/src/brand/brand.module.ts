import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { BrandController, BrandFilesController } from './brand.controller.js';
import { BrandFiles } from './brand-files.js';
import { BrandIcons } from './brand-icons.js';
import { BrandResolver } from './brand.resolver.js';
import { BrandService } from './brand.service.js';
import { CurrentBrand } from './current-brand.js';

@Module({
  imports: [FilesModule, PhotosModule, SettingsModule],
  controllers: [BrandController, BrandFilesController],
  providers: [BrandFiles, BrandIcons, BrandResolver, BrandService, CurrentBrand],
  exports: [CurrentBrand],
})
export class BrandModule {}
