import Clapperboard from "lucide-react/icons/clapperboard";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import Type from "lucide-react/icons/type";

/** Icon of each kind, the same as in the navigation. */
export const KIND_ICONS = { text: Type, image: Image, video: Clapperboard, campaign: Layers };
