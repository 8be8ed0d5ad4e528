/** The side of the white square, CSS px: room for the codes of the electronic ID at five px a module. */
export const QR_SIZE_PX = 272;
