/** Signs of which chat programs and mail readers make links, mentions and markup. */
const commands = /[@#<>&[\]()./:\\|．。｡]/gu

/** What somebody has written, for a message to somebody else: an invisible break keeps each sign a sign. */
export const harmless = (text: string): string => text.replaceAll(commands, '$&\u200b')
