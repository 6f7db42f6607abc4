import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/contracts.module.js';
import { OrganisationsModule } from '../../organisations/organisations.module.js';
import { EmbedController } from './embed.controller.js';

@Module({ imports: [ContractsModule, OrganisationsModule], controllers: [EmbedController] })
export class EmbedModule {}
