/** Evidence for a Latin-script language in a short text. */
interface LanguageFeatures {
  /** Function words and frequent words, separated by spaces. */
  readonly words: string;
  readonly letters?: RegExp;
  readonly endings?: RegExp;
}

/**
 * Features of languages in Latin script by BCP 47 code, for `inferLanguage` (`infer-language.ts`).
 * A word that two languages share is listed in both and so cancels out.
 */
export const LATIN_LANGUAGE_FEATURES: { readonly [code: string]: LanguageFeatures } = {
  en: {
    words:
      "the and with for your you our we of in to is are that this from by at it every all who made more without their they can when home people fresh an or",
    endings: /(?:ing|ness|ly|ful|ers|ry|tion)$/,
  },
  de: {
    words:
      "der die das und mit für ihr ihre ihren wir sie ein eine einen einem einer von vom im ist sind nicht auf aus dem den des zu zum zur bei auch wie ohne alle uns unser unsere jeden jede mehr nur nach seit ab am frisch frisches ganz wer was wo schnell",
    letters: /[äöüß]/,
    endings: /(?:ung|ungen|keit|heit|lich|liche|isch|ische|isches|schaft|erei|chen|werk|meister|betrieb)$/,
  },
  fr: {
    words:
      "le la les des et avec pour votre vos nous vous un une du au aux est sont dans sur qui que sans plus par chez notre nos ce cette en ou pas tous tout toute toutes très à",
    letters: /[êîôûœçèëïù]/,
    endings: /(?:eux|euse|eau|eaux|ment|ique|erie|elle|ette|ée|ées|oir|aire)$/,
  },
  es: {
    words:
      "el la los las y con para su sus tu nosotros un una del al es son en que sin más por nuestro nuestra nuestros este esta cada todo todos toda como desde muy lo se donde recién hecho a no o hoy hay ya",
    letters: /[ñ¿¡áíóú]/,
    endings: /(?:ción|ciones|dad|ería|ero|eros|ados|idos|ito|ita|anza)$/,
  },
  it: {
    words:
      "il lo la gli le e con per il tuo tua vostro noi un una del della dei delle al alla è sono nel nella che senza più da dal di nostro nostra nostri questo ogni tutti come i fatto fatti a o",
    letters: /[àèìòù]/,
    endings: /(?:zione|zioni|ità|eria|ezza|mente|oso|osa|etto|etta|aggio|ato|ati)$/,
  },
  pt: {
    words:
      "o a os as e com para seu sua seus você vocês nós um uma do da dos das ao à é são em no na que sem mais por nosso nossa este esta cada todo todos como não feito feitos",
    letters: /[ãõâêôç]/,
    endings: /(?:ção|ções|ões|dade|mente|eiro|eira|inho|inha|agem)$/,
  },
  nl: {
    words:
      "de het een en met voor uw jouw je wij u van in is zijn niet op uit te ten bij ook zonder alle onze ons elke meer dat die dit wie waar naar vers verse geen wordt al vanaf",
    letters: /ij/,
    endings: /(?:heid|lijk|lijke|ijn|oen|oor|aat|aal|eel|uis|tje|tjes|sel|ing)$/,
  },
};

/**
 * Letters that occur in none of the languages above; `inferLanguage` (`infer-language.ts`) takes a
 * text with enough of them as one of a language that the studio does not write.
 */
export const UNSUPPORTED_LATIN_LETTERS =
  /[łąęśźżńćřěůčšžďťňăâșțşğıİőűåøæāēīūļķģņđơưạảấầẩậắằẵặẹẻẽếềểệịỉọỏốồổộớờởợụủứừửữựỳỵỷỹ]/i;
