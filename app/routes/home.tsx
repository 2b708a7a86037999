export default function Home() {
  return <h1 className="display h1">Stylecast</h1>;
}
