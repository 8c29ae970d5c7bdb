import { Injectable } from '@nestjs/common';
import { Geocoder, isDomainError, type MerchantAddress } from '#domain';
import type { ChangedCompany } from './company.dto.js';

/** For an address that was sent without coordinates. */
@Injectable()
export class CompanyCoordinates {
  constructor(private readonly geocoder: Geocoder) {}

  /**
   * Adds those of the street. An address that is unknown, or cannot be looked up now, is stored without
   * coordinates: an order from it is geocoded again.
   */
  async fill(
    hubId: number,
    address: MerchantAddress,
    sent: NonNullable<ChangedCompany['endereco']>,
  ): Promise<MerchantAddress> {
    const { lat, lng, logradouro, cidade, uf, cep } = sent;
    if ((lat !== undefined && lng !== undefined) || !address.street) return address;
    if ([logradouro, cidade, uf, cep].every((part) => part === undefined)) return address;
    const found = await this.geocoder.geocode(hubId, address).catch((error: unknown) => {
      if (isDomainError(error, 'external_service_unavailable')) return null;
      throw error;
    });
    return { ...address, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
  }
}
